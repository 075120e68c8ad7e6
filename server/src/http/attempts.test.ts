import { describe, expect, it } from 'vitest'
import { takesKey, toSide } from '#contract/endpoint/endpoint.ts'
import { listCalls } from '#server/app/list-calls.ts'
import { makeApp } from '#server/app.ts'
import { signIn } from '#server/areas/session/test-sign-in.ts'
import { testStaff } from '#server/areas/staff-session/test-staff.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { hashRequest } from './run-attempt.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const staff = testStaff(db)
const staffID = await staff.addAdministrator()
const staffHeaders = await staff.signIn(staffID)
const { headers: studentHeaders } = await signIn(db, university.studentID)

const takingKeys = listCalls().filter(({ endpoint }) => takesKey(endpoint))
const moving = takingKeys.filter(({ endpoint }) => endpoint.needsKey)

// spec 4.17.2
describe('an Idempotency-Key', () => {
  it('is asked for by the calls of staff that move money or stock', () => {
    expect(moving.map(({ name }) => name).toSorted()).toEqual([
      'bankStatements.book',
      'bankStatements.link',
      'bankStatements.undo',
      'bankStatements.undoAll',
      'bookShopStaff.changeStock',
      'bookShopStaff.handOut',
      'bookShopStaff.undoHandOut',
      'financeStaff.bookTuition',
      'financeStaff.checkOrder',
      'financeStaff.decideRefund',
      'financeStaff.enter',
      'financeStaff.proposeRefund',
      'financeStaff.reverse',
      'libraryLoans.lend',
      'libraryLoans.lose',
      'libraryLoans.reopen',
      'libraryLoans.returnBook',
      'libraryLoans.settleFine',
      'libraryTitles.add',
      'libraryTitles.change',
    ])
    // The calls of the specification cannot require one.
    expect(moving.every(({ endpoint }) => toSide(endpoint.access) === 'staff')).toBe(true)
  })
})
