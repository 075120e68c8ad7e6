import type { Catalogue, Placement, Programme } from '../catalogue/catalogue.ts'

/** A module of kind minor, which a programme offers to students of others. */
export interface Minor {
  readonly id: number
  readonly programme: Programme
  readonly placements: readonly Placement[]
  readonly requiredCredits: number
}

/** Programmes that can be taken as a minor. */
const offering = ['psychology', 'journalism', 'economics', 'information-systems', 'georgian-philology', 'law']
const minorCredits = 30

/** The subjects that only this programme has, from its beginning; general education is shared. */
const listSubjects = (programme: Programme): Placement[] => {
  const own = programme.modules
    .filter(({ kind }) => kind === 'compulsory')
    .flatMap(({ placements }) => placements)
    .filter(({ subject }) => subject.schoolID === programme.schoolID && subject.field !== 'gen')
    .toSorted((one, other) => one.semester - other.semester)
  const chosen: Placement[] = []
  let credits = 0
  for (const each of own) {
    if (credits + each.subject.credits > minorCredits) continue
    chosen.push(each)
    credits += each.subject.credits
  }
  return chosen
}

/** The minors of the programmes, numbered after the modules. */
export const makeMinors = ({ programmes }: Catalogue): Minor[] => {
  const last = Math.max(...programmes.flatMap(({ modules }) => modules.map(({ id }) => id)))
  return programmes
    .filter(({ text }) => offering.includes(text.key))
    .map((programme, index) => {
      const placements = listSubjects(programme)
      const requiredCredits = placements.reduce((sum, { subject }) => sum + subject.credits, 0)
      return { id: last + 1 + index, programme, placements, requiredCredits }
    })
}
