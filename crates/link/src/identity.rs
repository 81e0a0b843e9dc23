//! The key pair of a program, with which it speaks and signs.

use holochess_record::live::{LiveCheck, LiveIdentity, LiveKey, LiveSignature};
use iroh_base::{PublicKey, SecretKey, Signature};

/// The key pair of this program, by the signatures of Ed25519.
pub struct NetworkIdentity(SecretKey);

impl NetworkIdentity {
    /// The key pair that follows from 32 secret bytes.
    pub fn from_secret(bytes: &[u8; 32]) -> Self {
        Self(SecretKey::from_bytes(bytes))
    }
}

impl LiveIdentity for NetworkIdentity {
    fn key(&self) -> LiveKey {
        LiveKey(*self.0.public().as_bytes())
    }

    fn sign(&self, text: &LiveCheck) -> LiveSignature {
        LiveSignature(self.0.sign(&text.0).to_bytes())
    }

    fn is_signed(&self, by: &LiveKey, text: &LiveCheck, signature: &LiveSignature) -> bool {
        let signature = Signature::from_bytes(&signature.0);
        PublicKey::from_bytes(&by.0).is_ok_and(|key| key.verify(&text.0, &signature).is_ok())
    }
}
