/** One server-sent event: its name and its data (the id repeats the `seq` of the data). */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

const parseBlock = (block: string): StreamEvent | null => {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === "event") name = value ?? name;
    if (field === "data") data.push(value ?? "");
  }
  return data.length === 0 ? null : { name, data: data.join("\n") };
};

/** Reads server-sent events off a response body; comments (heartbeats) are skipped. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<StreamEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n");
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
