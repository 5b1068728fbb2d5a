/** A file of the page did not come: the network is gone, or the server has only the files of a newer page. */
export class NotLoaded extends Error {}
