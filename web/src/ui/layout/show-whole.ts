/** What opens at the lower edge of the window: the page scrolls until all of it is seen. */
export const showWhole = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'nearest' })
