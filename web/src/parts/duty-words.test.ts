import { expect, it } from 'vitest'
import { dutyName, dutyWords } from './duty-words.ts'

it('what waits after a contract is accepted, and a contract among the messages, have names of their own', () => {
  const contract = (contract_approved: number) => dutyName({ key: 'contract', params: { contract_approved } })
  const popup = (is_contract: number) =>
    dutyName({ key: 'popup', params: { modal_messageID: 1, is_contract } })
  expect([contract(0), contract(1), popup(0), popup(1)]).toEqual([
    'contract',
    'app',
    'popup',
    'foreign_contract',
  ])
  expect(dutyName({ key: 'vaccine' })).toBe('vaccine')
  expect(dutyWords.app.en).not.toBe(dutyWords.contract.en)
})
