import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const kept = [
  'contract',
  'rules',
  'server',
  'demo',
  'web',
  'boundaries',
  'package.json',
  'tsconfig.base.json',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
]

/** A copy of the house in which walls may be broken. */
export interface ProjectCopy {
  readonly root: string
  /** Puts a file in, runs the check, and takes the file out again. */
  with<Result>(files: Readonly<Record<string, string>>, check: () => Result): Result
  remove(): void
}

/** Takes the project's folder; gives a temporary copy of its wings that git knows and that shares its packages. */
export const copyProject = (project: string): ProjectCopy => {
  const root = mkdtempSync(join(tmpdir(), 'portal-boundaries-'))
  const isOurs = (path: string) => !/(^|\/)(dist|node_modules)$/.test(path)
  for (const name of kept) cpSync(join(project, name), join(root, name), { recursive: true, filter: isOurs })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, '.gitignore'), 'node_modules\n')
  execFileSync('git', ['init', '-q'], { cwd: root })
  return {
    root,
    with: (files, check) => {
      const paths = Object.keys(files).map((name) => join(root, name))
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, name)), { recursive: true })
        writeFileSync(join(root, name), text)
      }
      try {
        return check()
      } finally {
        for (const path of paths) rmSync(path)
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
