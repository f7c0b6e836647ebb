import { NodeFS } from "@electric-sql/pglite/nodefs";

/*
 * Emscripten keeps the node of a file that it could not make (ENOSPC, EROFS): PostgreSQL finds it there,
 * and every later statement that needs the file fails with "file exists" until the server starts again.
 * So a node without a file is forgotten, and with room again the file is made.
 */
const forgetUnmade = ({ FS }) => {
  const operations = FS.filesystems.NODEFS.node_ops;
  const { mknod } = operations;
  operations.mknod = (parent, name, mode, device) => {
    try {
      return mknod(parent, name, mode, device);
    } catch (error) {
      FS.destroyNode(FS.lookupNode(parent, name));
      throw error;
    }
  };
};

/** The files of a database in a folder. */
export class DataFiles extends NodeFS {
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [forgetUnmade, ...emscriptenOpts.preRun] },
    };
  }
}
