import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const copied = [
  'contract',
  'rules',
  'server',
  'demo',
  'web',
  'staff',
  'boundaries',
  'package.json',
  'tsconfig.base.json',
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
]

/** A copy of the project in which a test may break a rule. */
export interface ProjectCopy {
  readonly root: string
  /** Adds the files, runs the check, and removes the files again. */
  checkWith<Result>(files: Readonly<Record<string, string>>, check: () => Result): Result
  remove(): void
}

/** Copies the packages into a temporary folder, which shares node_modules with the project. */
export const copyProject = (project: string): ProjectCopy => {
  const root = mkdtempSync(join(tmpdir(), 'portal-boundaries-'))
  const isSource = (path: string) => !/(^|\/)(dist|node_modules)$/.test(path)
  for (const name of copied) {
    cpSync(join(project, name), join(root, name), { recursive: true, filter: isSource })
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, '.gitignore'), 'node_modules\n')
  execFileSync('git', ['init', '-q'], { cwd: root })
  return {
    root,
    checkWith: (files, check) => {
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
