export { OraclePage } from "./components/oracle-page.tsx";
