export { PaletteButton } from "./components/palette-button.tsx";
export { PaletteHost } from "./components/palette-host.tsx";
