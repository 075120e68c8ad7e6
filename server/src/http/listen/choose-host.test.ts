import { describe, expect, it } from 'vitest'
import { chooseHost } from './choose-host.ts'

describe('chooseHost', () => {
  it('keeps the demo on this machine, and opens a portal with its own students', () => {
    expect(chooseHost({ host: undefined, isDemo: true })).toBe('127.0.0.1')
    expect(chooseHost({ host: undefined, isDemo: false })).toBe('0.0.0.0')
  })

  it('listens where the administrator says', () => {
    expect(chooseHost({ host: '0.0.0.0', isDemo: true })).toBe('0.0.0.0')
    expect(chooseHost({ host: '10.0.0.7', isDemo: false })).toBe('10.0.0.7')
  })
})
