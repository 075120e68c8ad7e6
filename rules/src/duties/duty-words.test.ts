import { describe, expect, it } from 'vitest'
import { dutyWords, toDutyName } from './duty-words.ts'

describe('toDutyName', () => {
  it('has names of their own for what follows a contract, and for a contract among the messages', () => {
    const contract = (contract_approved: number) =>
      toDutyName({ key: 'contract', params: { contract_approved } })
    const popup = (is_contract: number) =>
      toDutyName({ key: 'popup', params: { modal_messageID: 1, is_contract } })
    expect([contract(0), contract(1), popup(0), popup(1)]).toEqual([
      'contract',
      'app',
      'popup',
      'foreign_contract',
    ])
    expect(toDutyName({ key: 'vaccine' })).toBe('vaccine')
    expect(dutyWords.app.en).not.toBe(dutyWords.contract.en)
  })
})
