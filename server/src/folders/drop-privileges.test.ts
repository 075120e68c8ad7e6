import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRunByRoot } from '#server/db/embedded/account.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-root-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true }))

const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' }

/** In a process of its own: nobody gets the rights of root back. */
const become = (root: string, script = '', env: NodeJS.ProcessEnv = {}) => {
  const href = new URL('drop-privileges.ts', import.meta.url).href
  const options = JSON.stringify({ account: nobody, root, folders: [join(folder, 'data')] })
  const source = `import { dropPrivileges } from ${JSON.stringify(href)}
    import { writeFileSync } from 'node:fs'
    const reason = dropPrivileges(${options})
    const attempt = (work) => { try { work(); return 'done' } catch ({ code }) { return code } }
    console.log(JSON.stringify({ reason, uid: process.getuid(), groups: process.getgroups(), ${script} }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env,
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as Record<string, unknown>
}

describe.runIf(isRunByRoot())('a portal that root has started', () => {
  it('goes on as a plain user, who owns what it writes and cannot be root again', () => {
    mkdirSync(join(folder, 'data/files'), { recursive: true })
    writeFileSync(join(folder, 'data/files/a'), 'a')
    writeFileSync(join(folder, 'secret'), 'root', { mode: 0o600 })
    symlinkSync(join(folder, 'secret'), join(folder, 'data/link'))
    const file = JSON.stringify(join(folder, 'data/files/b'))
    expect(
      become(
        folder,
        `write: attempt(() => writeFileSync(${file}, 'b')),
         foreign: attempt(() => writeFileSync(${JSON.stringify(join(folder, 'secret'))}, 'b')),
         root: attempt(() => process.setuid(0))`,
      ),
    ).toEqual({ uid: 65_534, groups: [65_534], write: 'done', foreign: 'EACCES', root: 'EPERM' })
    expect(statSync(join(folder, 'data/files/a')).uid).toBe(65_534)
    expect(statSync(join(folder, 'secret')).uid).toBe(0)
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('root')
  })

  it('keeps its compiled code for the next start, in a folder that only root writes to', () => {
    mkdirSync(join(folder, 'data'))
    const cache = join(folder, 'compiled')
    mkdirSync(cache, { mode: 0o755 })
    expect(become(folder, '', { NODE_COMPILE_CACHE: cache })).toMatchObject({ uid: 65_534 })
    const files = readdirSync(cache, { recursive: true, withFileTypes: true })
    expect(files.some((each) => each.isFile())).toBe(true)
  })

  it('stays root and says so where the user cannot read the code', () => {
    mkdirSync(join(folder, 'code'), { mode: 0o700 })
    mkdirSync(join(folder, 'data'))
    const { reason, uid } = become(join(folder, 'code'))
    expect(uid).toBe(0)
    expect(reason).toBe(
      `The portal keeps running as root, because the user nobody cannot enter ${join(folder, 'code')}: start it as a plain user.`,
    )
    expect(statSync(join(folder, 'data')).uid).toBe(0)
  })
})
