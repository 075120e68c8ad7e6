/** The width from which the groups of a subject are a column. Below it they are a sheet. */
export const groupColumnQuery = '(min-width: 1100px)'

export const hasGroupSheet = (): boolean => !matchMedia(groupColumnQuery).matches
