import process from "node:process";

/** Milliseconds of processor time of one call, of so many: a busy machine does not count. */
export const processorTime = (call: () => unknown, times = 1): number => {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done++) call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};

/** The same after one call that is not counted: what is remembered from then on is there already. */
export const warmProcessorTime = (call: () => unknown, times: number): number => {
  call();
  return processorTime(call, times);
};
