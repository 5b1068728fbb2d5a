/** Lettres qu’un serveur écrit au sujet d’un compte. */
export const fr = {
  "reset.subject": "MARIA : un nouveau mot de passe pour {name}",
  "reset.text":
    "Quelqu’un, sans doute vous, demande un nouveau mot de passe pour le compte {name}. Ouvrez ce lien dans l’heure :\n\n{link}\n\nSi ce n’est pas vous, ne faites rien : l’ancien mot de passe reste.",
  "email.subject": "MARIA : confirmez votre adresse",
  "email.text":
    "Le compte {name} veut employer cette adresse en cas d’oubli du mot de passe. Ouvrez ce lien dans la journée :\n\n{link}\n\nSi ce compte n’est pas le vôtre, ne faites rien.",
} as const;
