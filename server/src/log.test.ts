import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('writes the same warning once, however often it comes', () => {
  const script = `import { log } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    for (let nth = 0; nth < 95; nth += 1) {
      log.warn({ reason: 'connect ECONNREFUSED' }, 'The outbox could not be read.')
      log.info({ nth }, 'A call was answered.')
    }`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
  const count = (msg: string) => lines.filter((each) => each === msg).length
  expect([count('The outbox could not be read.'), count('A call was answered.')]).toEqual([1, 95])
})
