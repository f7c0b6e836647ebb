export { OutboxHost } from "./components/outbox-host.tsx";
