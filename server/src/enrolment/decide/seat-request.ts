/** The groups of one subject, a whole linked set, and the source that the student names. */
export interface GroupChoice {
  readonly scheduleIDs: readonly number[]
  readonly moduleID?: number | null
  readonly programmeID?: number | null
  /** The subject that the groups must be of. */
  readonly newSubjectID?: number | null
  /** Only out of the minor (`hasChooseMinor` of the call). */
  readonly isMinor?: boolean
  /** The pre-registration that it comes from. */
  readonly preRegID?: number | null
}

/** Other groups of a registered subject. */
export interface GroupMove {
  readonly subjectID: number
  readonly scheduleIDs: readonly number[]
}

/** A student's request: groups, and the registration that they replace, or that a registration be cancelled. */
export type SeatRequest =
  | (GroupChoice & {
      readonly action: 'choose'
      /** The registered subject that is given up for the new one. */
      readonly oldSubjectID: number | null
      /** Other registered subjects that change their groups to make room; all of it is done or nothing. */
      readonly moves?: readonly GroupMove[]
    })
  | (GroupChoice & {
      readonly action: 'change'
      readonly newSubjectID: number
      /** The group that is left; null when the registration has none. */
      readonly oldGroupID: number | null
      /** As for a choice. */
      readonly moves?: readonly GroupMove[]
    })
  | (GroupChoice & {
      readonly action: 'change-level'
      readonly newSubjectID: number
      /** The registration of English; null when there is none, or it is of the new subject. */
      readonly registrationID: number | null
    })
  | (GroupChoice & {
      readonly action: 'add-parts'
      /** The group of the registered subject that the parts go with. */
      readonly groupID: number
    })
  | { readonly action: 'cancel'; readonly registrationID: number }

/** A request for groups. */
export type GroupRequest = Exclude<SeatRequest, { action: 'cancel' }>
