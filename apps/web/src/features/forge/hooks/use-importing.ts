import { useAddressWord, useChangeAddressWords } from "@spellwright/router";
import { useEffect, useState } from "react";

/** The word of the address by which a shortcut of the installed app, or something shared to it, imports. */
const WORD = "import";

/** Whether the import is open: by the page, or by the address, which then forgets it. */
export const useImporting = () => {
  const isWanted = useAddressWord(WORD) !== null;
  const changeWords = useChangeAddressWords();
  const [importing, setImporting] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    setImporting(true);
    changeWords({ [WORD]: null }, true);
  }, [isWanted, changeWords]);
  return [importing, setImporting] as const;
};
