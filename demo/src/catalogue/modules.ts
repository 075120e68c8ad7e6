import { balanceSemesters } from './balance.ts'
import type { Concentration, Module, Placement } from './catalogue.ts'
import { creditsPerSemester } from './catalogue.ts'
import type { Programme } from './programme.ts'

type Draft = Omit<Module, 'id'>

const maxFreeCredits = 20

const sumCredits = (placements: readonly Placement[]) =>
  placements.reduce((sum, { subject }) => sum + subject.credits, 0)

/**
 * The programme's modules, whose credits add up to the programme's with any concentration. A subject belongs to the
 * first module that names it.
 */
export const makeModules = (
  text: Programme,
  concentrations: readonly Concentration[],
  read: (slices: string) => Placement[],
): Draft[] => {
  const used = new Set<Placement['subject']>()
  const placed = (slices: string): Placement[] =>
    read(slices).filter(({ subject }) => !used.has(subject) && used.add(subject))

  const core = placed(text.core)
  const compulsory = balanceSemesters([...core, ...placed(text.major)], text.semesters)
  const concentrated = concentrations.map(({ id, ka, en }, index) => ({
    concentrationID: id,
    kind: 'elective' as const,
    ka: `კონცენტრაცია: ${ka}`,
    en: `Concentration: ${en}`,
    placements: placed(text.concentrations![index]!.subjects),
  }))
  const elective = placed(text.elective)
  const free = placed(text.free)

  const fixed = sumCredits(compulsory) + sumCredits(concentrated[0]?.placements ?? [])
  const left = text.semesters * creditsPerSemester - fixed
  const forFree = free.length > 0 ? Math.min(maxFreeCredits, Math.floor(left / 2)) : 0
  const forElective = Math.min(sumCredits(elective), left - forFree, text.electiveCredits ?? left)

  const common = { concentrationID: null, kind: 'compulsory' } as const
  const modules: Omit<Draft, 'requiredCredits'>[] = [
    {
      ...common,
      ka: 'საუნივერსიტეტო სავალდებულო საგნები',
      en: 'University core',
      placements: compulsory.slice(0, core.length),
    },
    {
      ...common,
      ka: 'სპეციალობის სავალდებულო საგნები',
      en: 'Major core',
      placements: compulsory.slice(core.length),
    },
    ...concentrated,
    { ...common, kind: 'elective', ka: 'არჩევითი საგნები', en: 'Electives', placements: elective },
    { ...common, kind: 'free', ka: 'თავისუფალი კრედიტები', en: 'Free credits', placements: free },
  ]
  const required = (module: (typeof modules)[number]): number => {
    if (module.kind === 'free') return left - forElective
    return module.placements === elective ? forElective : sumCredits(module.placements)
  }
  return modules
    .filter(({ placements }) => placements.length > 0)
    .map((module) => ({ ...module, requiredCredits: required(module) }))
}
