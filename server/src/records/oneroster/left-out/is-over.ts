/** The day after the last one, as the binding has it; empty is never. */
export const isOver = (endDate: string, today: string): boolean => endDate !== '' && endDate <= today
