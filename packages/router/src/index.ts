// Goes from one page to another (decision 024).
export { createRouter, type PageRouter } from "./create-router.ts";
export { type LazyPage, lazyPage } from "./lazy-page.tsx";
export { Link } from "./link.tsx";
export { createMemoryHistory, createWindowHistory, type PageHistory } from "./page-history.ts";
export {
  RouterProvider,
  useAddressWord,
  useAnyRouter,
  useLocation,
  useNavigate,
  useShownPage,
} from "./router-provider.tsx";
export { rememberScroll } from "./scroll-memory.ts";
export { sheetSteps } from "./sheet-steps.ts";
export { testRouter } from "./test-router.ts";
export { useChangeAddressWords } from "./use-change-address-words.ts";
