import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { dirname, join } from 'node:path'
import { canEnter, isRunByRoot, type Account } from '#server/db/embedded/account.ts'

interface Options {
  readonly account: Account
  /** Where the code is: the user must be able to read it. */
  readonly root: string
  /** The folders that the portal writes to. */
  readonly folders: readonly string[]
}

const ROOT = 0

/** Gives the user what root has created; files of anybody else stay theirs. Links are not followed. */
const giveFolder = (path: string, account: Account): void => {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined || found.isSymbolicLink()) return
  if (found.uid === ROOT) chownSync(path, account.uid, account.gid)
  if (found.isDirectory() && found.uid === ROOT)
    for (const name of readdirSync(path)) giveFolder(join(path, name), account)
}

/**
 * Ends the rights of root for good: from here on this process is the plain user, with its group alone. Returns a sentence
 * when it has to stay root, because that user cannot read the code or reach a folder.
 */
export const dropPrivileges = ({ account, root, folders }: Options): string | undefined => {
  if (!isRunByRoot()) return undefined
  const closed = [root, ...folders.map((folder) => dirname(folder))].find(
    (folder) => !canEnter(folder, account),
  )
  if (closed !== undefined)
    return `The portal keeps running as root, because the user ${account.name} cannot enter ${closed}: start it as a plain user.`
  for (const folder of folders) giveFolder(folder, account)
  // At its exit the process may not write there any more: each start would compile everything again.
  flushCompileCache()
  process.setgroups?.([account.gid])
  process.setgid?.(account.gid)
  process.setuid?.(account.uid)
  return undefined
}
