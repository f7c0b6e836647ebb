import type { Topic } from "../topic.ts";
import { monarch } from "./monarch.ts";

export const topics: readonly Topic[] = [monarch];
