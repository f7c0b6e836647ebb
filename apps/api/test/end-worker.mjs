// Preloaded by a test: the signal ends every worker thread of the process, as a crash would.
process.on("worker", (worker) => process.on("SIGUSR2", () => worker.terminate()));
