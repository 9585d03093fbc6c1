/** 'What happens …', 'What changes …', 'Was passiert …': no thing is asked for. */
export const happensAsked =
  /^\W*(?:(?:and|so|und) )?(?:what (?:happens|will happen|would happen|happened|changes|will change)|was (?:passiert|geschieht|geschah|(?:ver)?ändert sich|wird sich (?:ver)?ändern))(?!\p{L})/iu
