import { useEffect, useState } from "react";
import { keepPicture, readKeptPicture } from "../lib/offline/kept-pictures.ts";

/** What stands in the frame of a picture: its source while it may be shown, and whether it has arrived. */
export interface Picture {
  readonly source: string | null;
  readonly isLoaded: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/** A source that failed, and its kept copy where there is one. */
interface Failure {
  readonly address: string;
  readonly copy: string | null;
}

/**
 * Shows a picture of our server and keeps it. When it cannot be loaded, the copy that is kept on this
 * device stands in (CARD-02).
 *
 * @param address null: there is none
 */
export const usePicture = (address: string | null): Picture => {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failed = failure !== null && failure.address === address ? failure : null;
  const source = failed === null ? address : failed.copy;

  const copy = failure?.copy ?? null;
  useEffect(() => {
    if (copy !== null) return () => URL.revokeObjectURL(copy);
    return undefined;
  }, [copy]);

  const failedAddress = failed?.copy === null ? failed.address : null;
  useEffect(() => {
    if (failedAddress === null) return undefined;
    let isWanted = true;
    void readKeptPicture(failedAddress).then((blob) => {
      if (isWanted && blob !== null)
        setFailure({ address: failedAddress, copy: URL.createObjectURL(blob) });
    });
    return () => {
      isWanted = false;
    };
  }, [failedAddress]);

  return {
    source,
    isLoaded: source !== null && loaded === source,
    onLoad: () => {
      setLoaded(source);
      if (address !== null && source === address) void keepPicture(address);
    },
    onError: () => {
      if (address !== null && source === address) setFailure({ address, copy: null });
    },
  };
};
