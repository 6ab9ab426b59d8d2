// Refuses a Node that is too old for the bootstrap, in syntax that an old Node can parse.

const OLDEST = 20;

/** Prints the reason and returns true if this Node cannot run the bootstrap. */
export function refuseOldNode() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST) return false;
  console.error(
    `Vitrine needs Node ${OLDEST} or later, and this is ${process.versions.node}: ` +
      "install a current Node from https://nodejs.org and run the command again.",
  );
  return true;
}
