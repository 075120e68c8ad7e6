import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Each case gets a file of its own, so that one run of the tool checks all of them. */
export const toOwnFiles = <Case extends { readonly path: string; readonly text: string }>(
  cases: readonly Case[],
) =>
  cases.map((each, nth) => {
    const path = each.path.replace('broken.ts', `broken-${nth}.ts`)
    return { ...each, path }
  })

/** Arguments of `checkWith`. */
export const toFiles = (cases: readonly { readonly path: string; readonly text: string }[]) =>
  Object.fromEntries(cases.map(({ path, text }) => [path, text]))

/** Runs a tool of the project in the copy. */
export const runIn =
  (root: string) =>
  (bin: string, ...args: string[]): string => {
    const result = spawnSync(join(root, 'node_modules', '.bin', bin), args, { cwd: root, encoding: 'utf8' })
    return `${result.stdout}${result.stderr}`
  }
