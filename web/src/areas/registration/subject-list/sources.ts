import type { moduleKind, programModule } from '#contract/rows/offered-subject.ts'
import type * as z from 'zod/mini'

export type Module = z.output<typeof programModule>
type ModuleKind = z.output<typeof moduleKind>

/** Where subjects come from: the pre-registration, a module, or all modules of free credits or of the minor together. */
export interface SubjectSource {
  /** As in the address. */
  readonly key: string
  readonly kind: ModuleKind | 'pre'
  readonly modules: readonly Module[]
  readonly ects: number
  readonly ects_done: number
  readonly ects_registered: number
}

/** The key of the source of what was chosen before the semester. */
export const preRegistrationKey = 'pre'

const toSource = (kind: SubjectSource['kind'], modules: readonly Module[]): SubjectSource => ({
  key: modules[0] === undefined ? preRegistrationKey : String(modules[0].program_moduleID),
  kind,
  modules,
  ects: modules.reduce((sum, { ects }) => sum + ects, 0),
  ects_done: modules.reduce((sum, { ects_done }) => sum + ects_done, 0),
  ects_registered: modules.reduce((sum, { ects_registered }) => sum + ects_registered, 0),
})

/** The sources in the order of the list. */
export const toSources = (modules: readonly Module[], hasPreRegistrations: boolean): SubjectSource[] => {
  const filterKind = (kind: ModuleKind) => modules.filter((module) => module.kind === kind)
  const single = modules.filter(({ kind }) => kind === 'compulsory' || kind === 'elective')
  const merged = (['free', 'minor'] as const).filter((kind) => filterKind(kind).length > 0)
  return [
    ...(hasPreRegistrations ? [toSource('pre', [])] : []),
    ...single.map((module) => toSource(module.kind, [module])),
    ...merged.map((kind) => toSource(kind, filterKind(kind))),
  ]
}

/** The source with a key of the address, which may also be any of its modules. */
export const findSource = (
  sources: readonly SubjectSource[],
  key: string | null,
): SubjectSource | undefined =>
  sources.find((source) => source.key === key) ??
  sources.find(({ modules }) => modules.some(({ program_moduleID }) => String(program_moduleID) === key))

/** The source that is open at first: the pre-registration, or the first module with credits missing. */
export const findFirstSource = (sources: readonly SubjectSource[]): SubjectSource | undefined =>
  sources.find(
    ({ kind, ects, ects_done, ects_registered }) => kind === 'pre' || ects_done + ects_registered < ects,
  ) ?? sources[0]

/** The id of the module, where the source has exactly one. */
export const findOnlyModule = ({ modules }: SubjectSource): number | null =>
  modules.length === 1 ? modules[0]!.program_moduleID : null
