import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { groups } from '#contract/registration/groups.ts'
import { partsInBrowser } from '#web/api/browser-call.ts'
import { inlineCalls, slimContract } from './slim-contract.ts'

/** The calls of a contract module as the built page has them. */
const slimCalls = async (module: string): Promise<unknown> => {
  const { load } = slimContract() as {
    load: { filter: { id: RegExp }; handler: (id: string) => Promise<string> }
  }
  const id = fileURLToPath(import.meta.resolve(module))
  expect(id).toMatch(load.filter.id)
  return import(`data:text/javascript,${encodeURIComponent(await load.handler(id))}`)
}

it('keeps what the browser uses of a call, and no schema; the access only where no log-in is needed', async () => {
  const slimmed = (await slimCalls('#contract/registration/groups.ts')) as { groups: typeof groups }
  expect(Object.keys(slimmed.groups)).toEqual(Object.keys(groups))
  for (const [name, call] of Object.entries(groups)) {
    const parts = Object.entries(call).filter(
      ([part]) =>
        (partsInBrowser as readonly string[]).includes(part) &&
        (part !== 'access' || call.access === 'public'),
    )
    expect(slimmed.groups[name as keyof typeof groups]).toEqual(Object.fromEntries(parts))
  }
})

// spec 1.2.4
it('keeps that the sentences of a reply are read again in the other language', async () => {
  const { groups: slimmed } = (await slimCalls('#contract/registration/groups.ts')) as { groups: object }
  expect(slimmed).toMatchObject({ general: { hasSentences: true } })
  expect(slimmed).not.toMatchObject({ mustChange: { hasSentences: true } })
})

it('writes the calls of the first load in place of their names, without the rest of their areas', async () => {
  const code = [
    `import { groups } from '#contract/registration/groups.ts'`,
    `import { other } from '#web/other.ts'`,
    `export const reads = [q(groups.mustChange), q(groups.general, { params: other })]\n`,
  ].join('\n')
  const files: string[] = []
  const inlined = await inlineCalls(code, (file) => {
    files.push(file)
    return Promise.resolve({ groups })
  })
  expect(files).toEqual(['registration/groups.ts'])
  const [{ path: mustChange }, { path: general }] = [groups.mustChange, groups.general]
  expect(inlined).toBe(
    [
      `import { other } from '#web/other.ts'`,
      `export const reads = [q({"method":"GET","path":"${mustChange}"}), q({"method":"GET","path":"${general}","hasSentences":true}, { params: other })]\n`,
    ].join('\n'),
  )
})
