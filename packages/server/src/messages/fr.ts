/** Ce qu’un serveur écrit aux gens : lettres au sujet d’un compte et alertes. */
export const fr = {
  "reset.subject": "MARIA : un nouveau mot de passe pour {name}",
  "reset.text":
    "Quelqu’un, sans doute vous, demande un nouveau mot de passe pour le compte {name}. Ouvrez ce lien dans l’heure :\n\n{link}\n\nSi ce n’est pas vous, ne faites rien : l’ancien mot de passe reste.",
  "email.subject": "MARIA : confirmez votre adresse",
  "email.text":
    "Le compte {name} veut employer cette adresse en cas d’oubli du mot de passe. Ouvrez ce lien dans la journée :\n\n{link}\n\nSi ce compte n’est pas le vôtre, ne faites rien.",
  "alert.turn": "C’est à vous de jouer dans « {game} ».",
  "alert.reminder": "« {game} » vous attend toujours : votre temps sera bientôt écoulé.",
  "alert.full": "Toutes les places de « {game} » sont prises : vous pouvez commencer.",
  "alert.started": "« {game} » a commencé.",
  "alert.over": "« {game} » est terminée.",
  "alert.asked": "« {game} » : quelqu’un propose qu’un bot joue pour un absent. Êtes-vous d’accord ?",
  "alert.missed":
    "« {game} » : les autres proposent qu’un bot joue pour vous, car vous êtes absent depuis longtemps.",
  "alert.test": "Voilà comment vous apprenez qu’une table vous attend.",
  "alert.several": "des nouvelles de vos tables",
  "alert.settings": "Vous choisissez ici si et comment vous êtes prévenu :",
} as const;
