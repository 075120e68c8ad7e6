interface Counterpart {
  readonly is_group: boolean
  readonly is_student: boolean
}

/** The kind of the other side, as the name of its word. */
export const toRole = ({ is_group, is_student }: Counterpart): 'group' | 'lecturer' | 'student' =>
  is_group ? 'group' : is_student ? 'student' : 'lecturer'
