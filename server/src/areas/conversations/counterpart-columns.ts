/** SQL: the code that a lecturer or a group is written to by; students have a code of their own. */
export const lecturerCode = (alias: string) => `'lecturer-' || ${alias}.id`
export const groupCode = (alias: string) => `'group-' || ${alias}.id`

/** SQL: first and last name. */
export const fullName = (alias: string, language: 'ka' | 'en') =>
  `${alias}.fname_${language} || ' ' || ${alias}.lname_${language}`
