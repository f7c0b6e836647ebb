import { expect, it } from "vitest";
import { sendWithKeepalive } from "./keepalive.ts";

const answer = new Response();

it("[DISC-08] asks the browser to go on for a left page, as far as its 64 KiB reach", async () => {
  const asked: boolean[] = [];
  let finish: (response: Response) => void = () => undefined;
  const open = sendWithKeepalive("é".repeat(20_000), (keepalive) => {
    asked.push(keepalive);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const quick = async (keepalive: boolean) => {
    asked.push(keepalive);
    return answer;
  };
  await sendWithKeepalive("a".repeat(25_537), quick);
  await sendWithKeepalive("a".repeat(25_536), quick);
  finish(answer);
  await open;
  await sendWithKeepalive("a".repeat(65_536), quick);
  await sendWithKeepalive("a".repeat(65_537), quick);
  expect(asked).toEqual([true, false, true, true, false]);
});

it("[DISC-08] gives the room back when a call fails", async () => {
  const fail = () => sendWithKeepalive("a".repeat(65_536), () => Promise.reject(new TypeError()));
  await expect(fail()).rejects.toThrow(TypeError);
  expect(await sendWithKeepalive("a".repeat(65_536), async () => answer)).toBe(answer);
});
