import type { Catalogue, Module, Programme } from '../catalogue/catalogue.ts'

/** A limit on the choice of one module. */
export interface ModuleRule {
  readonly module: Module
  readonly maximumCredits: number | null
  readonly maximumSubjects: number | null
  readonly after: { readonly module: Module; readonly credits: number } | null
}

export interface Block {
  readonly id: number
  readonly module: Module
  readonly ka: string
  readonly en: string
  readonly choose: number
  readonly subjectIDs: readonly number[]
}

const findModule = ({ modules }: Programme, en: string): Module | undefined =>
  modules.find((module) => module.en === en)

/** The limits of some modules: by credits, by number of subjects, and by order. */
export const listModuleRules = ({ programmes }: Catalogue): ModuleRule[] =>
  programmes.flatMap((programme) => {
    const [electives, core] = [findModule(programme, 'Electives'), findModule(programme, 'University core')]
    if (electives === undefined || core === undefined) return []
    const rule = { module: electives, maximumCredits: null, maximumSubjects: null, after: null }
    switch (programme.text.key) {
      case 'international-relations':
        return { ...rule, maximumSubjects: 4, after: { module: core, credits: 10 } }
      case 'psychology':
        return { ...rule, maximumSubjects: 5 }
      case 'information-systems':
        return { ...rule, maximumCredits: electives.requiredCredits + 5 }
      case 'economics':
        return { ...rule, after: { module: core, credits: 20 } }
      default:
        return []
    }
  })

/** The electives of international relations have two blocks, two subjects of each. */
const blocks = [
  { ka: 'რეგიონული კვლევები', en: 'Regional studies', numbers: [17, 19, 20] },
  { ka: 'გლობალური საკითხები', en: 'Global issues', numbers: [18, 21, 22] },
] as const

/** The blocks of the modules. */
export const listBlocks = ({ programmes }: Catalogue): Block[] => {
  const programme = programmes.find(({ text }) => text.key === 'international-relations')
  const module = programme && findModule(programme, 'Electives')
  if (module === undefined) return []
  return blocks.map(({ ka, en, numbers }, index) => ({
    id: index + 1,
    module,
    ka,
    en,
    choose: 2,
    subjectIDs: module.placements
      .filter(({ subject }) => subject.field === 'irl' && numbers.some((each) => each === subject.number))
      .map(({ subject }) => subject.id),
  }))
}
