import { expect } from 'vitest'
import type { Answer, TestStudent } from './test-student.ts'

export interface ExpectedRefusal {
  readonly status: number
  readonly code: string
  readonly en: RegExp
  readonly ka: RegExp
}

/** Expects a request to be refused in both languages, with the reason and what it is about. */
export const expectRefusal = async <Data>(
  send: (language: 'en' | 'ka') => Promise<Answer<Data>>,
  { status, code, en, ka }: ExpectedRefusal,
): Promise<Answer<Data>> => {
  const english = await send('en')
  const georgian = await send('ka')
  expect(english).toMatchObject({ status, code })
  expect(english.message).toMatch(en)
  expect(georgian).toMatchObject({ status, code })
  expect(georgian.message).toMatch(ka)
  expect(`${english.message}${georgian.message}`).not.toMatch(/[{}]/)
  return english
}

/** Expects the registration of these groups to be refused. */
export const expectRefusedChoice = (
  student: TestStudent,
  schedule_ids: readonly number[],
  refusal: ExpectedRefusal,
  more: object = {},
) => expectRefusal((language) => student.choose(schedule_ids, more, language), refusal)
