import type * as z from 'zod/mini'
import type { groupRow } from '#contract/rows/group-row.ts'
import type { Meeting } from '#rules/registration/clash.ts'
import type { CreditLimits } from '#rules/registration/credits.ts'
import type { PartGroup } from '#rules/registration/linked-sets.ts'
import type { StepWindow } from '#rules/registration/window.ts'

/** A meeting as the rules need it, with the names of its day. */
export interface NamedMeeting extends Meeting {
  readonly day_ka: string
  readonly day_en: string
}

/** A group as the rules need it, with its code, the names of its part, and whether it can still be taken. */
export interface SeatGroup extends PartGroup {
  readonly meetings: readonly NamedMeeting[]
  readonly group: string
  readonly part_ka: string
  readonly part_en: string
  readonly is_open: boolean
  readonly has_seat: boolean
}

/** A group in which the student has a seat, with the subject it belongs to. */
export interface HeldGroup extends SeatGroup {
  readonly registrationID: number
  readonly subject: string
  readonly subjecteng: string
}

/** A window of the student's own; its opening also as the university's clock and calendar show it. */
export interface OwnWindow extends StepWindow {
  readonly opens_on: string
  readonly opens_time: string
}

/** A group as the group table shows it. */
export type GroupRow = z.input<typeof groupRow>

/** A step of registration, the kinds of modules it is for, and whether a seat may be given up in it. */
export interface StepRule {
  readonly step: number
  readonly module_kinds: readonly string[]
  readonly allows_cancel: boolean
}

export interface Subject {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
  readonly ects: number
}

/** A name in both languages. */
interface Named {
  readonly ka: string
  readonly en: string
}

/** A module as the catalogue has it, with its limits, its subjects, and its blocks: so many of each may be chosen. */
export interface CatalogueModule {
  readonly moduleID: number
  readonly programmeID: number
  readonly kind: 'compulsory' | 'elective' | 'free' | 'minor'
  readonly name: Named
  readonly maximumCredits: number | null
  readonly maximumSubjects: number | null
  readonly after: { readonly moduleID: number; readonly name: Named; readonly credits: number } | null
  readonly subjects: ReadonlySet<number>
  readonly blocks: readonly {
    readonly blockID: number
    readonly name: Named
    readonly choose: number
    readonly subjects: readonly number[]
  }[]
}

/** A module of the student's that offers the subject, and the steps in which it may be taken from there. */
export interface OfferingModule {
  readonly moduleID: number
  readonly programmeID: number
  readonly steps: readonly number[]
  readonly module: CatalogueModule
}

/** A subject that is earned or registered, and the one module in which it counts. */
export interface CountedSubject {
  readonly subjectID: number
  readonly credits: number
  readonly moduleID: number | null
  readonly isEarned: boolean
}

/** A subject wished for before the semester. */
export interface PreRegistration {
  readonly preRegID: number
  readonly subjectID: number
  readonly moduleID: number | null
  readonly created_at: string
}

/** The student's credits of this semester and of the rest of the academic year, and what limits them. */
export interface CreditState {
  readonly semester_credits: number
  readonly elsewhere: number
  readonly limits: CreditLimits
  readonly category: number
  readonly is_on_last_course: boolean
}

/** A registration as the rules need it: its subject and its groups by their numbers. */
export interface Registration {
  readonly registrationID: number
  readonly subjectID: number
  readonly moduleID: number | null
  readonly groups: readonly number[]
}

/** What decides for one student beside the catalogue, as of one version of her own. */
export interface StudentState extends CreditState {
  readonly studentID: number
  readonly version: number
  readonly semester: number
  /** The version of the catalogue when this was read. */
  readonly catalogue: number
  /** The database's clock then, and how far this process's own is behind it (ms, set on arrival). */
  readonly read_at: string
  readonly clock_behind: number
  /** How far the university's clock is ahead of UTC, in minutes. */
  readonly ahead: number
  readonly is_active: boolean
  /** The specification's order_number. */
  readonly study_semester: number
  readonly minorID: number | null
  readonly windows: readonly OwnWindow[]
  /** Her programme's modules in order, and after them those of her minor. */
  readonly modules: readonly number[]
  /** The subjects that she has passed or that were recognised. */
  readonly earned: readonly { readonly subjectID: number; readonly credits: number }[]
  readonly preRegistrations: readonly PreRegistration[]
  /** She wants nothing for her free credits. */
  readonly wants_no_free: boolean
  readonly registrations: readonly Registration[]
}

/** All that the choice of one subject is decided on, as it was at one moment. */
export interface ChoiceSnapshot extends CreditState {
  /** The database's clock, and its day at the university. */
  readonly now: string
  readonly today: string
  readonly is_active: boolean
  readonly subject: Subject | null
  readonly modules: readonly OfferingModule[]
  /** Whether she studies in the programme: it is her own, or that of her minor. */
  readonly isMyProgramme: (programmeID: number) => boolean
  readonly hasMinor: boolean
  readonly wants_no_free: boolean
  readonly preRegistrations: readonly PreRegistration[]
  /** What counts in which of her modules; worked out when it is asked for. */
  readonly counted: () => readonly CountedSubject[]
  /** Her registrations whose group was closed or moved and can be changed now; worked out when it is asked for. */
  readonly to_change: () => readonly Registration[]
  /** The level of English is changed instead of the group; and the groups that may be left all the same. */
  readonly changesLevel: boolean
  readonly to_leave: ReadonlySet<number>
  readonly windows: readonly OwnWindow[]
  /** All groups of the subject in this semester, and the student's own of every subject. */
  readonly groups: readonly SeatGroup[]
  readonly held: readonly HeldGroup[]
  /** The student's registration of the subject, which may have no group. */
  readonly registrationID: number | null
}
