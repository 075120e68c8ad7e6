import type { moduleKind, programModule } from '#contract/rows/offered-subject.ts'
import type * as z from 'zod/mini'

export type Module = z.output<typeof programModule>
export type ModuleKind = z.output<typeof moduleKind>

/** Where subjects can come from: my pre-registration, a module, or all modules of free credits or of my minor together. */
export interface Source {
  /** As the address names it. */
  readonly key: string
  readonly kind: ModuleKind | 'pre'
  readonly modules: readonly Module[]
  readonly ects: number
  readonly ects_done: number
  readonly ects_registered: number
}

/** The key of what is left of my pre-registration. */
const preRegistrationKey = 'pre'

const sourceOf = (kind: Source['kind'], modules: readonly Module[]): Source => ({
  key: modules[0] === undefined ? preRegistrationKey : String(modules[0].program_moduleID),
  kind,
  modules,
  ects: modules.reduce((sum, { ects }) => sum + ects, 0),
  ects_done: modules.reduce((sum, { ects_done }) => sum + ects_done, 0),
  ects_registered: modules.reduce((sum, { ects_registered }) => sum + ects_registered, 0),
})

/** Takes my modules and whether wishes of the pre-registration are left; gives the sources in the order of the list. */
export const sourcesOf = (modules: readonly Module[], hasWishes: boolean): Source[] => {
  const of = (kind: ModuleKind) => modules.filter((module) => module.kind === kind)
  const own = modules.filter(({ kind }) => kind === 'compulsory' || kind === 'elective')
  const together = (['free', 'minor'] as const).filter((kind) => of(kind).length > 0)
  return [
    ...(hasWishes ? [sourceOf('pre', [])] : []),
    ...own.map((module) => sourceOf(module.kind, [module])),
    ...together.map((kind) => sourceOf(kind, of(kind))),
  ]
}

/** Takes the sources and what the address names; gives the one that is meant, if there is such a one. */
export const sourceAt = (sources: readonly Source[], key: string | null): Source | undefined =>
  sources.find((source) => source.key === key) ??
  sources.find(({ modules }) => modules.some(({ program_moduleID }) => String(program_moduleID) === key))

/** Gives the source to begin with: what is left of the pre-registration, or the first module that lacks credits. */
export const firstSource = (sources: readonly Source[]): Source | undefined =>
  sources.find(
    ({ kind, ects, ects_done, ects_registered }) => kind === 'pre' || ects_done + ects_registered < ects,
  ) ?? sources[0]

/** The module that a subject of this source is taken out of, where there is no other. */
export const moduleOf = ({ modules }: Source): number | null =>
  modules.length === 1 ? modules[0]!.program_moduleID : null
