export { answerKeptQuestion, type DeviceQuestion } from "./api/answer-kept-question.ts";
export { joinRulings } from "./api/join-rulings.ts";
export { OfflineMark, SendToServerTag, useSourceInWords } from "./components/offline-mark.tsx";
export { useFreshPack } from "./hooks/use-fresh-pack.ts";
export { useInstalledPacks } from "./hooks/use-installed-packs.ts";
export { useReadyJudge } from "./hooks/use-ready-judge.ts";
export { isDigest } from "./model/digest.ts";
export { downloadPack, pausePack, refreshPackState, removePack } from "./model/full-pack.ts";
export {
  forgetOfflineRuling,
  forgetOthersRulings,
  keepOfflineRuling,
  listOfflineRulings,
  type OfflineAnswer,
  type OfflineRuling,
  readOfflineRuling,
} from "./model/kept-rulings.ts";
export { type PackState, packState } from "./model/pack-state.ts";
