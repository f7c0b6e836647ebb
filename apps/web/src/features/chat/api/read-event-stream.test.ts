import { describe, expect, it } from "vitest";
import { readEventStream, type StreamEvent } from "./read-event-stream.ts";

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const read = async (...chunks: string[]) => {
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(streamOf(...chunks))) events.push(event);
  return events;
};

describe("an event stream", () => {
  it("[DATA-08] gives each event once, however the network cuts it", async () => {
    const events = await read(
      "event: progress\nid: 1\nda",
      'ta: {"seq":1}\n',
      "\n: heartbeat\n\nevent: answer\ndata: a\ndata: b\n\n",
    );
    expect(events).toEqual([
      { name: "progress", data: '{"seq":1}' },
      { name: "answer", data: "a\nb" },
    ]);
  });

  it("[DATA-08] leaves out an event whose end never came", async () => {
    expect(await read("event: answer\ndata: half")).toEqual([]);
  });

  it("reads carriage returns and a letter cut in two", async () => {
    const bytes = new TextEncoder().encode("data: é\r\n\r\n");
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });
    const events: StreamEvent[] = [];
    for await (const event of readEventStream(stream)) events.push(event);
    expect(events).toEqual([{ name: "message", data: "é" }]);
  });
});
