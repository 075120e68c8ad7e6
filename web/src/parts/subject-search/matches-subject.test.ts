import { expect, it } from 'vitest'
import { matchesSubject } from './matches-subject.ts'

const web = { subject: 'ვებტექნოლოგიები', subjecteng: 'Web Technologies', subject_code: 'CSC 115' }

it.each(['csc115', 'CSC-115', 'csc 1', 'vebteq', 'ვებტექნოლოგიების', 'tech web', 'ტექნოლოგ', 'ologies', ''])(
  'finds the subject by "%s"',
  (typed) => expect(matchesSubject(web, typed)).toBe(true),
)

it.each(['csc116', 'csd115', 'web music', '--', 'qqq'])('does not find it by "%s"', (typed) =>
  expect(matchesSubject(web, typed)).toBe(false),
)
