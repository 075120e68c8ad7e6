/** A failure with a message for the user; printed without a stack. */
export class Failure extends Error {}

/** Runs a command and sets the exit code from its result. A Failure prints its message and exits with 1. */
export const runCommand = async (main) => {
  try {
    if (Number(process.versions.node.split('.')[0]) < 20) {
      throw new Failure(`The portal needs Node 20 or newer; this is Node ${process.versions.node}.`)
    }
    process.exitCode = (await main(process.argv.slice(2))) ?? 0
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exitCode = 1
  }
}
