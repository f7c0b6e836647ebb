export { createRouter, type PageRouter } from "./create-router.ts";
export { type LazyPage, lazyPage } from "./lazy-page.tsx";
export { Link } from "./link.tsx";
export { createMemoryHistory, createWindowHistory, type PageHistory } from "./page-history.ts";
export {
  RouterProvider,
  useAddressWord,
  useLocation,
  useNavigate,
  useShownPage,
} from "./router-provider.tsx";
export { rememberScroll } from "./scroll-memory.ts";
