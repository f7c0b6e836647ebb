import { describe, expect, it } from "vitest";
import { readEventStream } from "./read-event-stream.ts";

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const read = async (...chunks: string[]) => {
  const events: (readonly [name: string | undefined, data: string])[] = [];
  for await (const { event, data } of readEventStream(streamOf(...chunks)))
    events.push([event, data]);
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
      ["progress", '{"seq":1}'],
      ["answer", "a\nb"],
    ]);
  });

  it("[DATA-08] leaves out an event whose end never came", async () => {
    expect(await read("event: answer\ndata: half")).toEqual([]);
  });

  it("[DATA-08] reads carriage returns and a letter cut in two", async () => {
    const bytes = new TextEncoder().encode("data: é\r\n\r\n");
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 7));
        controller.enqueue(bytes.slice(7));
        controller.close();
      },
    });
    for await (const event of readEventStream(stream)) expect(event.data).toBe("é");
    expect.assertions(1);
  });

  it("[DATA-08] lets the line go when it is left before its end", async () => {
    let isLeft = false;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
      cancel: () => {
        isLeft = true;
      },
    });
    for await (const event of readEventStream(stream)) {
      expect(event.data).toBe("1");
      break;
    }
    expect(isLeft).toBe(true);
  });
});
