/** The same game in other tabs of this browser: each tells the others when it has stored an entry. */
export interface OtherTabs {
  tell(): void;
  onNews(listener: () => Promise<void>): void;
}

export const otherTabs = (game: string): OtherTabs => {
  const channel = new BroadcastChannel(`maria-game-${game}`);
  return {
    tell: () => channel.postMessage("stored"),
    onNews(listener) {
      channel.onmessage = () => void listener().catch(() => {});
    },
  };
};
