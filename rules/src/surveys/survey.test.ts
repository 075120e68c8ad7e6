import { describe, expect, it } from 'vitest'
import { emptyAnswer, findAnswer, findTextAnswer, listTargets, toAnswerKey, toAnswerText } from './survey.ts'
import { plainQuestion, toAnswer } from './test-questions.ts'
import { targets } from './test-targets.ts'

describe('listTargets', () => {
  it('has one target in general, else each subject or each lecturer of a subject', () => {
    expect(listTargets({ question_for: 'general' }, targets)).toEqual([{ subjectID: null, personID: null }])
    expect(listTargets({ question_for: 'subject' }, targets)).toEqual([
      { subjectID: 5, personID: null },
      { subjectID: 6, personID: null },
    ])
    expect(listTargets({ question_for: 'lecturer' }, targets)).toEqual(targets.lecturers)
  })
})

describe('toAnswerKey and findAnswer', () => {
  it('tell targets apart', () => {
    expect(toAnswerKey(1, { subjectID: null, personID: null })).toBe('1//')
    expect(toAnswerKey(1, { subjectID: 2, personID: null })).toBe('1/2/')
    expect(toAnswerKey(1, { subjectID: 2, personID: 3 })).toBe('1/2/3')
    const draft = { '1/2/': toAnswer({ text: 'words' }) }
    expect(findAnswer(draft, 1, { subjectID: 2, personID: null }).text).toBe('words')
    expect(findAnswer(draft, 1, { subjectID: null, personID: 2 })).toEqual(emptyAnswer)
    expect(emptyAnswer).toEqual({ chosen: [], values: {}, text: '' })
  })
})

describe('toAnswerText', () => {
  // spec 5.6.2
  it('trims, and takes the placeholder alone for no text', () => {
    expect([' a ', '!', ' ! ', '!!', 'a!', ''].map(toAnswerText)).toEqual(['a', '', '', '!!', 'a!', ''])
  })
})

// spec 3.5.3
describe('findTextAnswer', () => {
  const answers = [1, 2, 3].map((id) => ({ survey_answerID: id, sur_answer_typeID: id === 3 ? 2 : 1 }))
  const question = { ...plainQuestion, answers }

  it('is the chosen answer that takes a text', () => {
    expect(findTextAnswer(question, [3])).toBe(3)
    expect(findTextAnswer({ ...question, checkbox: true, additional: true }, [1, 3])).toBe(3)
  })

  it('is false where nothing allows a text', () => {
    expect(findTextAnswer(question, [])).toBe(false)
    expect(findTextAnswer(question, [1])).toBe(false)
    expect(findTextAnswer({ ...question, raiting: true }, [])).toBe(false)
  })

  it('is the question itself for a rating, or a question with checkboxes that has a choice', () => {
    const additional = { ...question, additional: true }
    expect(findTextAnswer({ ...additional, raiting: true }, [])).toBeNull()
    expect(findTextAnswer({ ...additional, checkbox: true }, [1])).toBeNull()
    expect(findTextAnswer({ ...additional, checkbox: true }, [])).toBe(false)
  })

  it('is the chosen answer of a single choice that allows texts', () => {
    const additional = { ...question, additional: true }
    expect(findTextAnswer(additional, [2])).toBe(2)
    expect(findTextAnswer(additional, [])).toBe(false)
  })
})
