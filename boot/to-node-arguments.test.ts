import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './root.mjs'
import { toNodeArguments } from './to-node-arguments.mjs'

describe('toNodeArguments', () => {
  it('keeps a word that is also the name of a folder', () => {
    expect(toNodeArguments(['bench', 'storm', '--kill', 'server'], root)).toEqual([
      'bench/storm.ts',
      '--kill',
      'server',
    ])
    expect(toNodeArguments(['bench', 'studies', 'server'], root)).toEqual(['bench/studies.ts', 'server'])
    for (const option of ['--source', '--allow-removals']) {
      expect(toNodeArguments(['import', option, 'server', 'data'], root)).toEqual([
        'server/src/commands/import.ts',
        option,
        'server',
        join(root, 'data'),
      ])
    }
  })

  it('resolves a folder from where the command was typed', () => {
    const from = join(root, 'data')
    const resolved = join(root, 'data', 'bet-fal17')
    expect(toNodeArguments(['import', 'bet-fal17', '--dry-run'], from).slice(1)).toEqual([
      resolved,
      '--dry-run',
    ])
    expect(toNodeArguments(['bench', 'storm', '--catalog', 'bet-fal17'], from)).toEqual([
      'bench/storm.ts',
      '--catalog',
      resolved,
    ])
    expect(toNodeArguments(['demo', '--catalogue', 'bet-fal17'], from)).toEqual([
      'demo/src/main.ts',
      '--catalogue',
      resolved,
    ])
    expect(toNodeArguments(['bench', 'demand', 'bet-fal17'], from)).toEqual(['bench/demand.ts', resolved])
  })

  it('keeps a path that does not exist, for the message of the command', () => {
    expect(toNodeArguments(['import', 'nowhere'], root)).toEqual(['server/src/commands/import.ts', 'nowhere'])
  })

  it('lists the known names when a command or a bench is unknown', () => {
    expect(() => toNodeArguments(['unknown'], root)).toThrow(/import \| export \| demo/)
    expect(() => toNodeArguments(['bench', 'unknown'], root)).toThrow(/one of: .*storm/)
  })

  it('takes no format and no code for a file', () => {
    const from = '/home/office'
    expect(toNodeArguments(['export', 'out', '--format', 'oneroster'], from).slice(1)).toEqual([
      '/home/office/out',
      '--format',
      'oneroster',
    ])
    expect(toNodeArguments(['student', 'elmo', 'U1', 'u1.xml'], from).slice(1)).toEqual([
      'elmo',
      'U1',
      '/home/office/u1.xml',
    ])
    expect(toNodeArguments(['student', 'link', 'U1'], from).slice(1)).toEqual(['link', 'U1'])
  })
})
