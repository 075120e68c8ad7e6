/** How the entries of an account can be grouped; the names of `financial_info_by_{name}`. */
export const groupings = ['semester', 'type', 'date'] as const
export type Grouping = (typeof groupings)[number]
