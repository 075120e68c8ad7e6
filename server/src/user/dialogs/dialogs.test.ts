import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#contract/account/session.ts'
import { blockerClosing, blockerId, type Blocker } from '#rules/duties/blocker.ts'
import { dutyKeys, hasDialog, type DialogKey } from '#rules/duties/registry.ts'
import { findRouteLock } from '#rules/duties/route-lock.ts'
import { startExam } from '#server/areas/exams/test-start-exam.ts'
import type { TestStudent } from '#server/areas/registration/test-student.ts'
import { listDialogAnswers } from './test-dialog-answers.ts'
import { listDialogStates, type Circumstance } from './test-dialog-states.ts'
import { testDialogUniversity } from './test-dialog-university.ts'

const dialogUniversity = await testDialogUniversity()
const { app, db, university, newStudent, read, removeQuestions } = dialogUniversity
const states = listDialogStates(dialogUniversity)
const answers = listDialogAnswers(dialogUniversity)
const keys = dutyKeys.filter(hasDialog)

const combine = (lists: readonly (readonly Circumstance[])[]): Circumstance[][] =>
  lists.reduce<Circumstance[][]>(
    (combined, list) => combined.flatMap((state) => list.map((each) => [...state, each])),
    [[]],
  )
const windows: readonly Circumstance[] = [
  ['registration is closed', () => Promise.resolve()],
  ['registration is open', () => university.openWindow({ step: 2 })],
]
const listCases = (key: DialogKey) =>
  combine([...states[key], windows]).map((state) => ({
    name: state.map(([name]) => name).join(', '),
    state,
  }))

beforeEach(removeQuestions)
afterAll(() => app.close())

const enter = async (state: readonly Circumstance[]): Promise<TestStudent> => {
  const student = await newStudent()
  for (const [, setUp] of state) await setUp(student.studentID)
  return student
}
const readUser = async (student: TestStudent) => (await read<{ user: User }>(student, '/api/auth/user')).user
const findDialog = async (student: TestStudent, key: DialogKey) => {
  const user = await readUser(student)
  return { user, dialog: user.blockers.find((each): each is Blocker => each.key === key) }
}

/** How a dialog ended: every answer was taken, it could be left, or it was never shown. */
const finish = async (student: TestStudent, key: DialogKey): Promise<'answered' | 'left' | 'not asked'> => {
  const finished = new Set<string>()
  for (;;) {
    const { user, dialog } = await findDialog(student, key)
    if (dialog === undefined) return finished.size === 0 ? 'not asked' : 'answered'
    if (blockerClosing(dialog) === 'for this visit') return 'left'
    expect(finished, 'is shown again after its answer').not.toContain(blockerId(dialog))
    finished.add(blockerId(dialog))
    expect(answers, 'cannot be closed, so it needs an answer').toHaveProperty(key)
    await answers[key as keyof typeof answers](student, user)
  }
}

// spec 2.8.6
describe.each(keys)('the dialog %s', (key) => {
  const shown: Circumstance[][] = []

  it.each(listCases(key))('can be answered or left: $name', async ({ state }) => {
    if ((await finish(await enter(state), key)) !== 'not asked') shown.push(state)
  })

  it('is shown in some of these states, and neither shown nor locks in them while an exam runs', async () => {
    expect(shown).not.toEqual([])
    const student = await enter(shown[0]!)
    await startExam(db, university, student.studentID)
    const user = await readUser(student)
    expect(user.blockers).toEqual([])
    expect(findRouteLock(user)).toBeNull()
  })
})

describe('a dialog that waits for a phone or a fee', () => {
  it.each([
    ['bank_account', 'a scholarship, no phone', 'left'],
    ['bank_account', 'a scholarship, a phone', 'answered'],
    ['contract', 'with a fee, no phone', 'left'],
    ['contract', 'without a fee, a phone', 'left'],
    ['contract', 'with a fee, a phone', 'answered'],
  ] as const)('%s, %s: is %s', async (key, name, end) => {
    const { state } = listCases(key).find((each) => each.name === `${name}, registration is closed`)!
    expect(await finish(await enter(state), key)).toBe(end)
  })
})
