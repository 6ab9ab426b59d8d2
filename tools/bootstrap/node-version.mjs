// Says no to a Node that is too old even to install on; in syntax that such a Node can still read.

const OLDEST = 20;

/** Prints why and answers true when this Node cannot run the bootstrap. */
export function refuseOldNode() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST) return false;
  console.error(
    `Vitrine needs Node ${OLDEST} or later to install itself and this is ${process.versions.node}: ` +
      "install a current Node from https://nodejs.org and run the command again.",
  );
  return true;
}
