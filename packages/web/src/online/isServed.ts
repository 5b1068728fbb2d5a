/** Whether whoever serves this page keeps games as well: it says so in the page. One that was only put somewhere has none. */
export const isServed = (): boolean =>
  (document.querySelector<HTMLMetaElement>('meta[name="maria-server"]')?.content ?? "") !== "";
